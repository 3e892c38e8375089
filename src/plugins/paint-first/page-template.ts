/**
 * What every built page is made of, for Docusaurus (`ssrTemplate` of its config). It is that of
 * Docusaurus 3.10 but for the scripts: the head has browsers fetch them, and run-scripts.ts runs them.
 */

/** Marks the scripts that run-scripts.ts runs, in their order. */
export const RUN_MARK = 'data-run';

/** A template in the language of Eta. page-template.test.ts compares it with that of Docusaurus. */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" ${RUN_MARK}>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
