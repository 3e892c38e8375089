import ts from 'typescript';

/**
 * Turns a module with one exported function into the text of a script that calls it. The source is
 * compiled here, since what a function prints about itself depends on who loaded it.
 *
 * @param source - Text of the module.
 * @param name - Name of the function.
 * @param settings - What it is called with; it has to survive JSON.
 * @throws Error if the module imports or exports anything else.
 */
export function writeScript(source: string, name: string, settings: object): string {
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
  });
  const script = outputText.replace(/^export (?=function )/m, '');
  if (/^(?:import|export)\b/m.test(script)) {
    throw new Error(`${name}: an inline script can use nothing from outside its one function.`);
  }
  // Text that looks like a tag would end the script.
  return `{${script}${name}(${JSON.stringify(settings).replace(/</g, '\\u003c')});}`;
}
