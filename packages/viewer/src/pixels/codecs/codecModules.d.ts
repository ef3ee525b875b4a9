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
