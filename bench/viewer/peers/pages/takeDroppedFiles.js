// @ts-nocheck: runs in the page

/** The page says that it is ready for files once it listens to them. */
export function takeDroppedFiles(open) {
  document.body.addEventListener('dragover', (event) => event.preventDefault())
  document.body.addEventListener('drop', (event) => {
    event.preventDefault()
    open([...event.dataTransfer.files])
  })
  document.body.dataset.ready = ''
}
