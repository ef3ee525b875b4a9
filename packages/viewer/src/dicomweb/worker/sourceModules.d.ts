/** Vite's own declarations are not everywhere that this package is checked. */
declare module '*sourceWorker.ts?worker&url' {
  const address: string
  export default address
}
