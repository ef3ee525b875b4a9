// vtk.js imports an XML writer that runs in Node only; nothing here writes XML.
export function create() {
  throw new Error('not in the browser')
}
