import { z } from 'zod'
import { role } from '../fields.ts'

/**
 * The answer of `GET /api/public-key`. `timestamp` is the server's time in ms, by which clients correct their
 * clock.
 */
export const publicKeyAnswer = z.object({ publicKey: z.string(), timestamp: z.number() })

/** The answer of `POST /api/token/validate`. */
export const validateAnswer = z.object({ isValid: z.boolean(), role: role.nullable() })

/** The answer of `POST /api/token/refresh`. */
export const refreshAnswer = z.object({ authToken: z.string(), refreshToken: z.string() })
