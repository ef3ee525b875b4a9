import { configure } from '@testing-library/react'

/** A second is too little on a machine that does something else beside; a test that is right doesn't wait longer for it. */
configure({ asyncUtilTimeout: 5000 })
