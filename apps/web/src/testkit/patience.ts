import { configure } from '@testing-library/react'

/** A right test never waits this long. On a busy machine a screen was seen to take a minute. */
configure({ asyncUtilTimeout: 60_000 })
