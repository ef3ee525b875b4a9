import { createHash, randomBytes } from 'node:crypto'
import { TICKET_LIFE_MINUTES } from '@pandok/domain'

const TICKET_BYTES = 32

/** Makes an unguessable proof for the browser; the database only stores its hash. */
export const newTicket = (): string => randomBytes(TICKET_BYTES).toString('base64url')

export const ticketHash = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()

export const ticketExpiry = (now: Date): Date => new Date(now.getTime() + TICKET_LIFE_MINUTES * 60_000)
