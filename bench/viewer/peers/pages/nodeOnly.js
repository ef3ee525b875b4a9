// vtk.js asks for a writer of XML that runs in Node only; nothing here writes any.
export function create() {
  throw new Error('not in the browser')
}
