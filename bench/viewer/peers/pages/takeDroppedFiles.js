// @ts-nocheck: runs in the page

/** Listens for dropped files, and marks the page as ready for them. */
export function takeDroppedFiles(open) {
  document.body.addEventListener('dragover', (event) => event.preventDefault())
  document.body.addEventListener('drop', (event) => {
    event.preventDefault()
    open([...event.dataTransfer.files])
  })
  document.body.dataset.ready = ''
}
