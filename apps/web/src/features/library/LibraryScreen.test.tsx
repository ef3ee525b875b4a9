import {
  moduleCopy,
  moduleGet,
  moduleLibraryList,
  moduleList,
  moduleTakeNewer,
  plateCopy,
  plateGet,
  plateLibraryList,
  plateList,
  userInfo,
} from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { member } from '#testkit/member.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { LibraryScreen } from './LibraryScreen.tsx'
import {
  libraryModule,
  libraryPlate,
  moduleLibrary,
  plateLibrary,
  wholeModule,
  wholePlate,
} from './testkit/libraryRows.ts'

let server: FakeServer
let library: { free: number; paid: number; usedFree: number; usedPaid: number }

beforeEach(() => {
  server = fakeServer()
  library = { free: 1, paid: 0, usedFree: 0, usedPaid: 0 }
  server.on(userInfo, () => ({ ...member, entitlement: { ...member.entitlement, library } }))
  server.on(plateLibraryList, () => plateLibrary(libraryPlate()))
  server.on(moduleLibraryList, () => moduleLibrary(libraryModule()))
  server.on(plateGet, () => ({ plate: wholePlate() }))
  server.on(moduleGet, () => ({ module: wholeModule() }))
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const show = (query = '') => showScreen(LibraryScreen, { path: `/program/library${query}` })
const row = (when: unknown, result: string, source: object) =>
  // biome-ignore lint/suspicious/noThenProperty: a decision row has this property; rows are never awaited
  ({ when: [when], then: [result], ...source })
const asked = (method: string) => server.calls.filter((call) => call.method === method)

describe('list', () => {
  it('shows the last page instead of one beyond it', async () => {
    const first = plateLibrary(libraryPlate())
    server.on(plateLibraryList, ({ page }) => (page === 1 ? first : { ...first, items: [], page }))
    const { router } = await show('?page=2')
    expect(await screen.findByRole('link', { name: 'Thyroid US' })).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })

  it('queries what its address names, and ignores what the library does not know', async () => {
    await show('?tab=modules&q=ｴｺｰ&f.specialty=radiology&f.region=nowhere&f.modality=US&page=2')
    await screen.findByRole('link', { name: 'ACR TI-RADS' })
    expect(asked('module-libraryList')[0]?.param).toEqual({
      page: 2,
      pageSize: 50,
      search: 'ｴｺｰ',
      sort: 'name',
      order: 'asc',
      filter: { specialty: 'radiology', modality: 'US' },
    })
  })

  it('starts with the member’s own specialty, and searches all of them', async () => {
    const { user, router } = await show()
    await screen.findByRole('link', { name: 'Thyroid US' })
    expect(asked('plate-libraryList').at(-1)?.param).toMatchObject({ filter: { specialty: 'radiology' } })
    await user.type(screen.getByRole('searchbox'), 'gleason')
    await waitFor(() => expect(asked('plate-libraryList').at(-1)?.param).toMatchObject({ search: 'gleason' }))
    expect(asked('plate-libraryList').at(-1)?.param).not.toHaveProperty('filter')
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await user.click(await screen.findByRole('radio', { name: 'All' }))
    expect(router.state.location.search).toBe('?f.specialty=all')
    await waitFor(() => expect(asked('plate-libraryList').at(-1)?.param).not.toHaveProperty('filter'))
  })

  it('starts with the modality of the last visit, until it is cleared', async () => {
    const modality = () => screen.findByRole('combobox', { name: 'Modality' })
    const first = await show()
    await screen.findByRole('option', { name: 'X-ray' })
    await first.user.selectOptions(await modality(), 'X-ray')
    await waitFor(() => expect(first.router.state.location.search).toBe('?f.modality=CR'))
    first.unmount()
    const { user, router } = await show()
    await waitFor(() =>
      expect(asked('plate-libraryList').at(-1)?.param).toMatchObject({
        filter: { specialty: 'radiology', modality: 'CR' },
      }),
    )
    expect(router.state.location.search).toBe('')
    await user.selectOptions(await modality(), '')
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Modality' })).toHaveProperty('value', ''),
    )
    expect(router.state.location.search).toBe('')
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('library.modality')
  })

  it('groups exams by their region, and shows search results as one list', async () => {
    const { entry } = libraryPlate()
    const knee = libraryPlate({
      id: 'pla_lib_knee',
      name: 'Knee MR',
      entry: entry && { ...entry, regions: ['extremities'] },
    })
    server.on(plateLibraryList, () => plateLibrary(knee, libraryPlate()))
    const { user } = await show()
    await screen.findByRole('link', { name: 'Knee MR' })
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings()).toEqual(['Neck', 'Extremities'])
    expect(
      within(screen.getByRole('list', { name: 'Extremities' })).getByRole('link', { name: 'Knee MR' }),
    ).toBeTruthy()
    await user.type(screen.getByRole('searchbox'), 'knee')
    await waitFor(() => expect(headings()).toEqual(['Plates']))
  })

  it('filters by specialty, region and modality, and keeps the filters in the address', async () => {
    const { user, router } = await show()
    await user.click(await screen.findByRole('radio', { name: 'Pathology' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Body region' }), 'Chest')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Modality' }), 'X-ray')
    expect(router.state.location.search).toBe('?f.specialty=pathology&f.region=chest&f.modality=CR')
    await waitFor(() =>
      expect(asked('plate-libraryList').at(-1)?.param).toMatchObject({
        filter: { specialty: 'pathology', region: 'chest', modality: 'CR' },
      }),
    )
  })

  it('shows what a plate is for, what it costs and how large it is', async () => {
    server.on(plateLibraryList, () =>
      plateLibrary(
        libraryPlate(),
        libraryPlate({ id: 'pla_lib_liver', name: 'Liver', library: 'paid', locked: true }),
      ),
    )
    await show()
    const [free, paid] = await screen.findAllByRole('listitem')
    expect(free?.textContent).toContain('Neck · US')
    expect(free?.textContent).toContain('For reports of the thyroid.')
    expect(free?.textContent).toContain('1 cell · 1 module · Edition 2')
    expect(within(paid as HTMLElement).getByText('Plan needed')).toBeTruthy()
    expect(
      within(paid as HTMLElement)
        .getByRole('link', { name: 'See plans' })
        .getAttribute('href'),
    ).toBe('/price')
  })

  it('shows how far an entry was checked, and each deciding row with its source', async () => {
    const module = libraryModule()
    server.on(moduleLibraryList, () =>
      moduleLibrary({ ...module, ...(module.entry && { entry: { ...module.entry, sources: 'partly' } }) }),
    )
    server.on(moduleGet, () => ({
      module: {
        ...wholeModule(),
        definition: {
          inputs: [{ id: 'size', kind: 'number', label: { en: 'Size' } }],
          computed: [{ id: 'advice', kind: 'text', table: 'advice', column: 'advice' }],
          tables: [
            {
              id: 'advice',
              label: { en: 'From size to advice' },
              hit: 'FIRST',
              cols: [{ ref: 'size' }],
              outs: [{ id: 'advice', kind: 'text' }],
              rows: [
                row({ range: ['8', null, '[)'] }, 'aspiration', { cite: 0 }),
                row('-', 'none', { note: { en: 'From knowledge' } }),
              ],
            },
          ],
          outputs: [{ id: 'finding', section: 'findings', body: { en: [{ v: 'advice' }] } }],
          citations: [{ text: 'White paper 2017' }],
        },
      },
    }))
    const { user } = await show('?module=mod_lib_acr-tirads')
    expect(await screen.findByText('Sources read in part')).toBeTruthy()
    expect(screen.getByText('Awaiting physician review')).toBeTruthy()
    await user.click(await screen.findByRole('tab', { name: 'Evidence' }))
    const table = within(await screen.findByRole('table'))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'ConditionResultSource',
      'Size: ≥ 8aspirationWhite paper 2017',
      'Everything elsenoneFrom knowledge',
    ])
  })

  it('doesn’t count scales and terms as unread sources of a plate whose decisions were read', async () => {
    const given = libraryPlate()
    const awaiting = { rows: [], cells: ['Fazekas'], sentences: [] }
    const entry = given.entry && { ...given.entry, sources: 'read' as const, awaiting }
    server.on(plateLibraryList, () => plateLibrary(libraryPlate({ entry })))
    await show()
    const card = (await screen.findByRole('link', { name: 'Thyroid US' })).closest('li')
    expect(card?.textContent).toContain('1 cell with a scale or term to review')
    expect(card?.textContent).not.toContain('unread source')
  })

  it('lists what in a plate awaits a physician’s review, and the source of each fact', async () => {
    const evidence = {
      citations: [
        { text: 'Read 2017', read: 'abstract' as const },
        { text: 'Told 2013', read: 'elsewhere' as const },
      ],
      rows: [
        { use: 'scale' as const, cells: ['Nodule'], cited: [0], isRead: true },
        { use: 'advice' as const, cells: ['Aneurysm'], cited: [1], isRead: false },
        { use: 'advice' as const, cells: ['Mass'], cited: [], isRead: false },
      ],
    }
    const given = libraryPlate()
    const awaiting = { rows: [], cells: ['Aneurysm', 'Mass'], sentences: [] }
    const entry = given.entry && { ...given.entry, sources: 'partly' as const, evidence, awaiting }
    server.on(plateLibraryList, () => plateLibrary(libraryPlate({ entry, cellCount: 40 })))
    const { user } = await show()
    const card = (await screen.findByRole('link', { name: 'Thyroid US' })).closest('li')
    expect(card?.textContent).toContain('Sources read in part')
    expect(card?.textContent).toContain('2 cells with an unread source')

    await user.click(screen.getByRole('link', { name: 'Thyroid US' }))
    await user.click(await screen.findByText('Awaiting review'))
    expect(screen.getByText('Cells whose source was not read: Aneurysm, Mass')).toBeTruthy()
    expect(screen.getByText('All sentences of the 40 cells')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Evidence' }))
    const lines = within(screen.getByRole('region', { name: 'Evidence' }))
      .getAllByRole('row')
      .map((line) => line.textContent)
    expect(lines).toEqual([
      'CellsUsed forSource',
      'NoduleScale, graded by the readerRead 2017Abstract read',
      'AneurysmRecommendation by the plateTold 2013Read in a secondary source only',
      'MassRecommendation by the plateNo source (customary)',
    ])
  })

  it('lists the marked rows and the sentences of a module until somebody has reviewed them', async () => {
    const given = libraryModule()
    const awaiting = { rows: [{ table: 'Category', numbers: [3, 5] }], cells: [], sentences: ['Findings'] }
    const entry = given.entry && { ...given.entry, awaiting }
    server.on(moduleLibraryList, () => moduleLibrary(libraryModule({ entry })))
    const { user } = await show('?module=mod_lib_acr-tirads')
    expect(await screen.findByText('2 rows to check')).toBeTruthy()
    await user.click(screen.getByText('Awaiting review'))
    expect(
      screen.getByText('Table “Category”, rows 3, 5: source not read, or our own convention'),
    ).toBeTruthy()
    expect(screen.getByText('All sentences: Findings')).toBeTruthy()
  })

  it('shows the guideline of a module, and returns to the list as it was', async () => {
    const { user } = await show('?tab=modules&q=thyroid')
    const card = await screen.findByRole('listitem')
    expect(card.textContent).toContain('Based on: 2017 white paper')
    await user.click(within(card).getByRole('link', { name: 'ACR TI-RADS' }))
    await screen.findByRole('heading', { level: 1, name: 'ACR TI-RADS' })
    expect(screen.getByRole('link', { name: 'Back to the library' }).getAttribute('href')).toBe(
      '/program/library?tab=modules&q=thyroid',
    )
  })

  it('shows that nothing was found, and clears the query', async () => {
    server.on(plateLibraryList, ({ search }) => plateLibrary(...(search ? [] : [libraryPlate()])))
    const { user } = await show('?q=nothing')
    await screen.findByRole('heading', { name: 'Nothing found' })
    await user.click(screen.getAllByRole('button', { name: 'Clear all filters' })[0] as HTMLElement)
    await screen.findByRole('link', { name: 'Thyroid US' })
  })

  it('shows why it could not be loaded, and tries again', async () => {
    server.on(plateLibraryList, () => refuse({ code: 'INTERNAL', message: 'Something broke.' }))
    const { user } = await show()
    await screen.findByText('Something broke.')
    server.on(plateLibraryList, () => plateLibrary(libraryPlate()))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: 'Thyroid US' })
  })
})

describe('a module', () => {
  const query = '?module=mod_lib_acr-tirads'

  it('can be tried before it is copied, in any of the languages', async () => {
    const { user } = await show(query)
    await user.type(await screen.findByRole('textbox', { name: /Size/u }), '12')
    await screen.findByText('A nodule of 12 mm.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the report' }), 'de')
    await screen.findByText('Ein Knoten von 12 mm.')
  })

  it('states that it is not a diagnosis, with its version, review date and sources', async () => {
    await show(query)
    const notice = await screen.findByRole('note')
    expect(notice.textContent).toContain('is not a diagnosis')
    expect(notice.textContent).toContain('Based on: 2017 white paper')
    expect(notice.textContent).toContain('Dec 31, 2028')
    const source = within(notice).getByRole('link', { name: 'A paper' })
    expect(source.getAttribute('rel')).toContain('noopener')
    expect(within(notice).queryByRole('link', { name: 'A plain page' })).toBeNull()
    expect(within(notice).getByText('A plain page')).toBeTruthy()
  })

  it('is copied with one press and opened from there', async () => {
    let copied = false
    server.on(moduleLibraryList, () => moduleLibrary(libraryModule({ copied })))
    server.on(moduleCopy, () => {
      copied = true
      return { module: wholeModule({ id: 'mine', mine: true }) }
    })
    server.on(moduleList, () => ({
      ...moduleLibrary(
        libraryModule({
          id: 'mine',
          mine: true,
          source: { id: 'mod_lib_acr-tirads', name: 'ACR TI-RADS', nickname: 'Pandok' },
        }),
      ),
      facets: { section: [], modality: [], type: [] },
    }))
    const { user } = await show(query)
    await user.click(await screen.findByRole('button', { name: 'Add to my modules' }))
    await screen.findByText('Added to your modules.')
    expect(screen.getByRole('link', { name: 'Open the module' }).getAttribute('href')).toBe(
      '/program/module/mine',
    )
  })

  it('announces a newer edition of the copy, and updates it after a confirmation', async () => {
    let newer: { edition: number; changes: { edition: number; what: string }[] } | undefined = {
      edition: 3,
      changes: [{ edition: 3, what: 'New thresholds.' }],
    }
    const source = { id: 'mod_lib_acr-tirads', name: 'ACR TI-RADS', nickname: 'Pandok' }
    const mine = () => libraryModule({ id: 'mine', mine: true, source, ...(newer && { newer }) })
    server.on(moduleLibraryList, () => moduleLibrary(libraryModule({ copied: true })))
    server.on(moduleList, () => ({
      ...moduleLibrary(mine()),
      facets: { section: [], modality: [], type: [] },
    }))
    server.on(moduleTakeNewer, () => {
      newer = undefined
      return { module: { ...wholeModule(), ...mine() } }
    })
    const { user } = await show(query)
    await screen.findByText('A newer edition is available (edition 3)')
    expect(screen.getByText('New thresholds.')).toBeTruthy()
    expect(screen.getByText(/backed up first/u)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Update to the newer edition' }))
    await screen.findAllByText(/Updated to the newest edition/u)
    await waitFor(() => expect(screen.queryByText('New thresholds.')).toBeNull())
    expect(asked('module-takeNewer').map(({ param }) => param)).toEqual([{ id: 'mine' }])
  })

  it('that does not exist in the library is reported as such', async () => {
    await show('?module=mod_lib_nothing')
    await screen.findByRole('heading', { level: 1, name: 'Not in the library' })
    expect(asked('module-get')).toEqual([])
  })
})

describe('a plate', () => {
  const query = '?plate=pla_lib_thyroid-us'

  it('shows what its cells write, its modules and the changes of each edition', async () => {
    await show(query)
    await screen.findByText('The thyroid is normal.')
    expect(screen.getByRole('link', { name: 'ACR TI-RADS' }).getAttribute('href')).toBe(
      '/program/library?module=mod_lib_acr-tirads',
    )
    expect(screen.getByText('Lymph nodes by level.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Try the plate' }).getAttribute('href')).toBe(
      '/program/preview?plate=pla_lib_thyroid-us',
    )
    expect(screen.getByText('Library: free 0 of 1 · paid 0 of 0')).toBeTruthy()
  })

  it('with many editions shows the newest ones, and the earlier ones on request', async () => {
    const { entry } = libraryPlate()
    const changes = [5, 4, 3, 2, 1].map((edition) => ({ edition, what: `What edition ${edition} changed.` }))
    server.on(plateLibraryList, () =>
      plateLibrary(libraryPlate({ ...(entry && { entry: { ...entry, edition: 5, changes } }) })),
    )
    const { user } = await show(query)
    await screen.findByText('What edition 3 changed.')
    expect(screen.queryByText('What edition 2 changed.')).toBeNull()
    await user.click(screen.getByRole('button', { name: '2 earlier editions' }))
    await screen.findByText('What edition 1 changed.')
  })

  it('of the paid library is loaded only on request, because that counts as use of a pass', async () => {
    library = { free: 3, paid: 2, usedFree: 0, usedPaid: 0 }
    server.on(plateLibraryList, () => plateLibrary(libraryPlate({ library: 'paid' })))
    const { user } = await show(query)
    const open = await screen.findByRole('button', { name: 'Open the board' })
    expect(asked('plate-get')).toEqual([])
    await user.click(open)
    await screen.findByText('The thyroid is normal.')
  })

  it('can’t be copied while no place is left, and explains how to get one', async () => {
    library = { free: 1, paid: 0, usedFree: 1, usedPaid: 0 }
    await show(query)
    await screen.findByText('All free library slots are in use (1 of 1)')
    expect(screen.queryByRole('button', { name: 'Add to my plates' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See plans' })).toBeTruthy()
  })

  it.each(['COPY_EXISTS', 'LIBRARY_LIMIT', 'PLATE_LIMIT'] as const)(
    'states the reason of a refusal: %s',
    async (code) => {
      server.on(plateCopy, () => refuse({ code, message: `Words for ${code}.` }))
      const { user } = await show(query)
      await user.click(await screen.findByRole('button', { name: 'Add to my plates' }))
      await screen.findByText(`Words for ${code}.`)
      expect(screen.queryByRole('link', { name: 'See plans' }) !== null).toBe(code !== 'COPY_EXISTS')
    },
  )

  it('that was copied before links to the copy, or to the trash if that is where it is', async () => {
    server.on(plateLibraryList, () => plateLibrary(libraryPlate({ copied: true })))
    let items = [
      libraryPlate({
        id: 'mine',
        mine: true,
        source: { id: 'pla_lib_thyroid-us', name: 'Thyroid US', nickname: 'Pandok' },
      }),
    ]
    server.on(plateList, () => ({ items, total: items.length, page: 1, pageSize: 'all' as const }))
    const { unmount } = await show(query)
    await screen.findByText('You have already added this plate.')
    expect(screen.getByRole('link', { name: 'Use' }).getAttribute('href')).toBe('/program/preview?plate=mine')
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/program/plate?plate=mine')
    unmount()
    clearScreen()
    items = []
    await show(query)
    expect((await screen.findByRole('link', { name: 'Open the trash' })).getAttribute('href')).toBe(
      '/program/delete?f.kind=plate',
    )
  })

  it('that is locked shows its contents and where to get a pass', async () => {
    const { may } = libraryPlate()
    server.on(plateLibraryList, () =>
      plateLibrary(
        libraryPlate({ library: 'paid', locked: true, may: { ...may, open: false, copy: false } }),
      ),
    )
    await show(query)
    await screen.findByText('Available with a plan that includes the paid library.')
    expect(screen.getByText('For reports of the thyroid.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Try the plate' })).toBeNull()
    expect(asked('plate-get')).toEqual([])
  })
})
