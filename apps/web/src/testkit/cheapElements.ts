import * as React from 'react'

interface Internals {
  recentlyCreatedOwnerStacks: number
}

const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as
  | Internals
  | undefined

// In development, React records a stack for each created element, for its warnings, until it has recorded ten
// thousand within a second. Recording takes a fifth of a large screen's time in a test, so this reports the limit as
// reached.
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
