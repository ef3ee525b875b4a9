import type { guide as korean } from '../ko/guide.ts'
import type { Translated } from '../message.ts'

export const guide: Translated<typeof korean> = {
  'guide.title': 'User guide',
  'guide.help': 'Help',
  'guide.keys': 'Keyboard shortcuts',
  'guide.news': 'What’s new',
  'guide.news.unread': 'New',
  'guide.search': 'Search the help',
  'guide.search.clear': 'Clear the search',
  'guide.contents': 'All topics',
  'guide.here': 'About this screen',
  'guide.found': { one: '{count} place in the guide', other: '{count} places in the guide' },
}
