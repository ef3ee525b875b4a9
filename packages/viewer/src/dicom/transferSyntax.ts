export const IMPLICIT_LITTLE = '1.2.840.10008.1.2'
export const EXPLICIT_LITTLE = '1.2.840.10008.1.2.1'
export const EXPLICIT_BIG = '1.2.840.10008.1.2.2'
export const DEFLATED = '1.2.840.10008.1.2.1.99'
