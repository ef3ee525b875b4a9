import { moduleIdsOf } from '@pandok/domain'
import {
  moduleGet,
  moduleList,
  moduleUsage,
  plateGet,
  plateList,
  type ResultOf,
  type userInfo,
} from '@pandok/protocol'
import { textStore } from '#platform/text/textStore.ts'
import type { MemberStore } from '../kept/openMemberStore.ts'
import { modulesIn } from '../kinds/offlinePlate.ts'
import { listed, occurring } from './listed.ts'
import type { View } from './readView.ts'
import { refusal } from './refusal.ts'

type Reading = (view: View, param: unknown, kept: MemberStore) => Promise<unknown>

/** Read-only methods that can be answered without the server. */
export const reading: Readonly<Record<string, Reading>> = {
  'user-info': async ({ info: known }): Promise<ResultOf<typeof userInfo>> => known,
  'common-bannerList': async () => ({ items: [] }),

  async 'plate-list'({ items: { plate: plates } }, param): Promise<ResultOf<typeof plateList>> {
    const query = plateList.param.parse(param)
    const { page, pageSize, filter } = query
    const answer = listed(plates, query, {
      searched: ({ name, nickname }) => [name, nickname],
      fits: ({ shared }) => filter?.shared === undefined || filter.shared === shared,
      sortedBy: (item, sort) => item[sort as 'name' | 'cellCount'],
    })
    return { ...answer, page, pageSize }
  },

  async 'module-list'({ items: { module: modules } }, param): Promise<ResultOf<typeof moduleList>> {
    const query = moduleList.param.parse(param)
    const { page, pageSize, filter = {} } = query
    const answer = listed(modules, query, {
      searched: ({ name, section, modality, type, note, nickname }) => [
        ...[name, section, modality, type, note, nickname],
      ],
      fits: (item) =>
        (['section', 'modality', 'type', 'shared'] as const).every(
          (field) => filter[field] === undefined || filter[field] === item[field],
        ),
      sortedBy: (item, sort) => item[sort as 'name' | 'section'],
    })
    const facets = {
      section: occurring(modules.map(({ section }) => section)),
      modality: occurring(modules.map(({ modality }) => modality)),
      type: occurring(modules.map(({ type }) => type)),
    }
    return { ...answer, page, pageSize, facets }
  },

  async 'plate-get'(view, param): Promise<ResultOf<typeof plateGet>> {
    const { id } = plateGet.param.parse(param)
    const plate = await view.document('plate', id)
    // Locked plates are listed, but their content was never loaded.
    if (plate?.locked || (!plate && view.items.plate.some((item) => item.id === id && item.locked)))
      throw refusal('LIBRARY_LIMIT', { message: textStore.read().problem('library.locked') })
    if (!plate) throw refusal('NOT_FOUND')
    return { plate: { ...plate, modules: await view.modulesOf(id, modulesIn(plate)) } }
  },

  async 'module-get'(view, param): Promise<ResultOf<typeof moduleGet>> {
    const { id } = moduleGet.param.parse(param)
    const module = (await view.document('module', id)) ?? (await view.modulesOf('', [id]))[0]
    if (!module) throw refusal('NOT_FOUND')
    return { module }
  },

  async 'module-usage'(view, param): Promise<ResultOf<typeof moduleUsage>> {
    const { id: moduleId } = moduleUsage.param.parse(param)
    const using = []
    for (const { id, name } of view.items.plate) {
      const plate = await view.document('plate', id)
      const cells = plate?.cells.filter((cell) => moduleIdsOf([cell]).includes(moduleId))
      if (cells && cells.length > 0) using.push({ id, name, cellCount: cells.length })
    }
    return { plates: using }
  },
}
