declare module '*kernelWorker.ts?worker&url' {
  const address: string
  export default address
}
