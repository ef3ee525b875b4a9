import { configure, prettyDOM } from '@testing-library/react'

/*
 * A query that finds nothing describes the whole document in its error, and one that waits asks again at every change:
 * 6 % of the time of PlateEditorScreen.test.tsx went into descriptions that nobody read. Here the document is described
 * when somebody reads the message.
 */
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
