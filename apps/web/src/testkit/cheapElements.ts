import * as React from 'react'

interface Internals {
  recentlyCreatedOwnerStacks: number
}

const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as
  | Internals
  | undefined

// In development React notes with each element the stack that made it, for warnings, until it has made ten thousand in a
// second. That is a fifth of what a large screen costs in a test; here the ten thousand always have been.
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
