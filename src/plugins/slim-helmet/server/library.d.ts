declare module 'react-helmet-async/lib/index.js' {
  export * from 'react-helmet-async';
}
