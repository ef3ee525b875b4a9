import { configure } from '@testing-library/react'

/** A correct test never waits this long. On a busy machine one screen took a minute. */
configure({ asyncUtilTimeout: 60_000 })
