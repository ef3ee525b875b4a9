import { openSlide } from '@pandok/viewer'
import { makeChannel, makeTiff } from '@pandok/viewer/slide/testkit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { ChannelsField } from './ChannelsField.tsx'

beforeAll(() => textStore.show('en'))
afterEach(cleanup)

const OME =
  '<OME><Pixels SizeC="2" DimensionOrder="XYCZT"><Channel Name="DAPI" Color="65535"/><Channel Color="-16776961"/></Pixels></OME>'

async function channelsOf() {
  const channel = (first: number) =>
    makeChannel(
      OME,
      Uint8Array.from({ length: 256 }, (_, at) => (at < 128 ? first : 200)),
    )
  const { header, body } = makeTiff([channel(0), channel(10)])
  const opened = await openSlide([{ name: 'a.ome.tif', blob: new Blob([header, body]) }])
  if (!opened.ok || !opened.source.channels) throw new Error('no channels')
  return opened.source.channels
}

it('channels of fluorescence can be toggled and have levels of their own', async () => {
  const channels = await channelsOf()
  render(<ChannelsField channels={channels} />)
  fireEvent.click(screen.getByRole('button', { name: 'Channels' }))
  fireEvent.change(screen.getByRole('slider', { name: 'DAPI: brightest from' }), { target: { value: '120' } })
  expect(channels.read().channels[0]).toMatchObject({ low: 0, high: 120 })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Channel 2' }))
  expect(channels.read().channels[1]?.isShown).toBe(false)
  expect(screen.queryByRole('slider', { name: 'Channel 2: black up to' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(channels.read().channels[0]?.high).toBe(200)
  expect(channels.read().channels[1]?.isShown).toBe(true)
})
