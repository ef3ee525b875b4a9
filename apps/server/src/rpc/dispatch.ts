import { type Access, type ActionContract, BODY_MAX_BYTES, type ErrorCode } from '@pandok/protocol'
import type { RequestFacts } from './ActionContext.ts'
import { ActionError, type FailureReason } from './ActionError.ts'
import type { Actor } from './Actor.ts'
import { contentProblem } from './contentProblem.ts'
import { createPacer } from './createPacer.ts'
import { fieldProblems } from './fieldProblems.ts'
import type { Implementation, Implementations } from './implement.ts'
import type { RepositoryName, Services } from './Services.ts'

export interface Call {
  method: unknown
  /** It is cleared once it is parsed, because the caller's object lives as long as the call. */
  param: unknown
  /** The size of the request body. */
  bodyBytes: number
}

export interface Caller {
  /** Empty for a visitor. */
  token: string
  request: RequestFacts
  /** Called before anything is parsed or done; it may refuse by throwing. */
  onAdmitted?: (actor: Actor | null) => void
  /** Runs the admitted call when it is its turn. */
  runQueued?: RunQueued
}

type RunQueued = <T>(actor: Actor | null, param: unknown, work: () => Promise<T>) => Promise<T>

const atOnce: RunQueued = (_actor, _param, work) => work()

/** The codes that services may throw for any action, whatever its contract declares. */
const LINE_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'BAD_REQUEST',
  'CONTENT_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'UNAUTHORIZED',
  'SESSION_REVOKED',
  'FORBIDDEN',
  'INTERNAL',
])

/**
 * Finds the action, checks the access, and enforces the contract on both sides. It throws ActionError for
 * declared failures; anything else is a bug.
 */
export async function dispatch(
  implementations: Implementations,
  services: Services,
  call: Call,
  caller: Caller,
): Promise<unknown> {
  const implementation = find(implementations, call.method)
  const { contract } = implementation
  if (call.bodyBytes > contract.maxBytes) throw new ActionError('CONTENT_TOO_LARGE')
  const actor = await admit(contract.access, services, caller)
  caller.onAdmitted?.(actor)
  const { runQueued = atOnce } = caller
  return runQueued(actor, call.param, async () => {
    const { running } = await begin(implementation, services, call, { actor, request: caller.request })
    return checkResult(contract, await running.catch((error: unknown) => checkFailure(contract, error)))
  })
}

/** A function of its own, because a frame that waits for the action would keep both forms of a parameter of eight mebibytes. */
async function begin(
  { contract, uses, run }: AnyImplementation,
  services: Services,
  call: Call,
  { actor, request }: { actor: Actor | null; request: RequestFacts },
): Promise<{ running: Promise<unknown> }> {
  const param = await parseParam(contract, call)
  if (!param.success) {
    throw new ActionError('BAD_REQUEST', { fields: fieldProblems(param.error.issues, call.param) })
  }
  call.param = undefined
  const fail = (code: ErrorCode, reason?: FailureReason): never => {
    throw new ActionError(code, reason)
  }
  const context = {
    ...limitServices(services, uses),
    param: param.data,
    actor,
    request,
    fail,
  }
  return { running: run(context) }
}

/** With a large call, no step may block others for longer than necessary. */
async function parseParam(contract: ActionContract, { param, bodyBytes }: Call) {
  const pause = bodyBytes > BODY_MAX_BYTES ? createPacer() : null
  const problem = contentProblem(param)
  if (problem === 'tooLarge') throw new ActionError('CONTENT_TOO_LARGE')
  if (problem !== null) throw new ActionError('BAD_REQUEST', { problem })
  if (pause === null) return contract.param.safeParse(param)
  await pause()
  const parsed = contract.parseInSteps
    ? await contract.parseInSteps(param, pause)
    : contract.param.safeParse(param)
  await pause()
  return parsed
}

/** An implementation knows the types of its contract; here all of them are treated alike. */
type AnyImplementation = Implementation<ActionContract> & {
  run: (context: unknown) => Promise<unknown>
}

function find(implementations: Implementations, method: unknown): AnyImplementation {
  // Callers may send `toString`, `constructor` and `__proto__`.
  if (typeof method !== 'string' || !Object.hasOwn(implementations, method)) {
    throw new ActionError('UNKNOWN_METHOD')
  }
  // A union of all implementations can't be called with one parameter; the contract parses what each gets.
  return implementations[method as keyof Implementations] as unknown as AnyImplementation
}

/** Every call is counted before its content is processed: a visitor's by the network, a member's by the account. */
async function admit(
  access: Access,
  { sessions, limits }: Services,
  { token, request }: Caller,
): Promise<Actor | null> {
  if (access === 'visitor') {
    await limits.take('call.address', request.address)
    return token === '' ? null : sessions.authenticate(token).catch(asVisitor)
  }
  if (token === '') throw new ActionError('UNAUTHORIZED')
  const actor = await sessions.authenticate(token)
  if (access === 'admin' && actor.role !== 'admin') throw new ActionError('FORBIDDEN')
  await limits.take('call.account', actor.memberId)
  return actor
}

/** An expired token must not keep anybody from logging in again. */
function asVisitor(error: unknown): null {
  if (error instanceof ActionError) return null
  throw error
}

function checkFailure({ method, errors }: ActionContract, error: unknown): never {
  if (!(error instanceof ActionError) || errors.includes(error.code) || LINE_CODES.has(error.code))
    throw error
  throw new Error(`${method} failed with ${error.code}, which its contract does not declare.`, {
    cause: error,
  })
}

function checkResult({ method, result }: ActionContract, value: unknown): unknown {
  const parsed = result.safeParse(value)
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.map(({ code, path }) => `${path.join('.')} (${code})`)
  throw new Error(`${method} answered what its contract does not allow: ${places.join(', ')}.`)
}

/** Returns the same services with the named repositories only, also inside transactions. */
function limitServices(services: Services, uses: readonly RepositoryName[]): Services {
  // The type is that of all repositories; those that aren't named are absent, and the type of an action
  // doesn't let it read them.
  const limit = (all: Services['repositories']) =>
    Object.fromEntries(uses.map((name) => [name, all[name]])) as unknown as Services['repositories']
  return {
    ...services,
    repositories: limit(services.repositories),
    inTransaction: (work) => services.inTransaction((bound) => work(limit(bound))),
  }
}
