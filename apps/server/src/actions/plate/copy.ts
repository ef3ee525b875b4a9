import { canCopyPlate, freePlateName, type LoadedPlate, withModules } from '@pandok/domain'
import { plateCopy as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { sourceOf } from '../library/sourceOf.ts'
import { copyModules } from './copyModules.ts'
import { factsOf } from './factsOf.ts'
import { findLoaded, readDocument } from './findPlate.ts'
import { mustHaveRoom } from './mustHaveRoom.ts'
import { wholePlateIn } from './plateIn.ts'

export const plateCopy = implement(
  contract,
  async ({ param, actor, request: { locale }, fail, ...services }) => {
    const { limits, newId, now } = services
    const { memberId } = actor
    await limits.take('plate.write.account', memberId)
    const id = newId('pla')
    return inOwnersTurn(services, memberId, async (bound) => {
      const original = wholePlateIn(await findLoaded(bound, param.id, actor), locale)
      const verdict = canCopyPlate(factsOf(original, actor))
      if (!verdict.ok) return fail(verdict.reason === 'copied' ? 'COPY_EXISTS' : 'NOT_FOUND')
      const place = placeFor(original)
      await mustHaveRoom(bound, actor, { places: [place] })
      const { keyMap, autoFill, exam } = original
      const own = original.isMine
        ? {
            name: freePlateName(original.name, await bound.plates.listNameKeys(memberId)),
            cells: original.cells,
          }
        : {
            name: original.name,
            cells: withModules(
              original.cells,
              await copyModules(bound, original, { actor, locale }, services),
            ),
            source: sourceOf(original),
          }
      await bound.plates.insert({ ...own, keyMap, autoFill, exam, id, ownerId: memberId, place }, now())
      return readDocument(bound, id, actor, locale)
    })
  },
)

/** A duplicate of what was taken from the library takes up a place, too: it must not be a way to share it. */
const placeFor = ({ isMine, place, library }: LoadedPlate) => (isMine ? place : library)
