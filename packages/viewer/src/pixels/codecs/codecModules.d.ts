declare module '@cornerstonejs/codec-charls/decodewasmjs' {
  const create: import('./WasmCodec.ts').CreateCodec
  export default create
}
declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  const create: import('./WasmCodec.ts').CreateCodec
  export default create
}
declare module '@cornerstonejs/codec-openjph/wasmjs' {
  const create: import('./WasmCodec.ts').CreateCodec
  export default create
}
declare module '@cornerstonejs/codec-charls/decodewasm?url' {
  const address: string
  export default address
}
declare module '@cornerstonejs/codec-openjpeg/decodewasm?url' {
  const address: string
  export default address
}
declare module '@cornerstonejs/codec-openjph/wasm?url' {
  const address: string
  export default address
}
declare module '*decodeWorker.ts?worker&url' {
  const address: string
  export default address
}
