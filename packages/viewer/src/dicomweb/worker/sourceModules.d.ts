/** Vite's own declarations aren't available everywhere this package is type-checked. */
declare module '*sourceWorker.ts?worker&url' {
  const address: string
  export default address
}
