import { configure, prettyDOM } from '@testing-library/react'

/* A query that finds nothing describes the whole document in its error, and a waiting query runs again at every
   change: in PlateEditorScreen.test.tsx 6 % of the time was spent on descriptions that nobody read. Here the document
   is described when the message is read. */
configure({
  getElementError(message, container) {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    })
    return error
  },
})
