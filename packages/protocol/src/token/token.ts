import { z } from 'zod'
import { role } from '../fields.ts'

/** `GET /api/public-key`. `timestamp` is the server's time in ms; clients correct their clock by it. */
export const publicKeyAnswer = z.object({ publicKey: z.string(), timestamp: z.number() })

/** `POST /api/token/validate`. */
export const validateAnswer = z.object({ isValid: z.boolean(), role: role.nullable() })

/** `POST /api/token/refresh`. */
export const refreshAnswer = z.object({ authToken: z.string(), refreshToken: z.string() })
