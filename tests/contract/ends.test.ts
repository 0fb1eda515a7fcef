import { expect, it } from 'vitest'
import { Cached } from '#store/api/cached'
import { elsewhere, endWords } from '#store/commands/end'
import { makeStore } from '#store/store'
import { allCommands } from '../support/allCommands'

// Every command says its end, or something else does. Those that are waited for say what comes next. Rule: CMD-9.

const commands = [...allCommands.values()]
/** What the watched commands act on, as far as their words need it. */
const row = {
  id: 'c300c96f-8761-4494-a824-59967c6e7c53',
  name: 'web-1',
  runState: 'running',
  state: 'active',
}

it('the end of a command is said elsewhere only where that is written down', () => {
  const found = commands.filter(({ end }) => end === elsewhere).map(({ name }) => name)
  expect(found.toSorted()).toEqual([
    // Rows of a batch, which says its end.
    'affinity.addInstance',
    'disk.bringBack',
    'disk.create',
    'instance.bringBack',
    'instance.create',
    'nic.setTransitIps',
    // The browser saves the file.
    'supportBundle.download',
    'supportBundle.downloadFile',
  ])
})

it('a command that is watched says its beginning, and its end in one sentence', () => {
  const store = makeStore({ origin: 'http://region.test' })
  const cached = new Cached(store.getState())
  store.parts.dispose()
  const watched = commands.filter(({ watch }) => watch)
  expect(watched.length).toBeGreaterThan(3)
  const said = watched.map((command) => {
    const words = endWords(command.end(row, { answer: undefined, reached: 'running', cached }))
    return {
      begins: command.begins?.(row) ?? '',
      says: words?.says ?? '',
      verb: words?.next?.label ?? 'View',
    }
  })
  expect(said.filter(({ begins }) => !/^[A-Z]\w+ing \S/.test(begins))).toEqual([])
  expect(said.filter(({ says }) => !/^\S.*[^.]$/.test(says) || /success|please/i.test(says))).toEqual([])
  expect(said.filter(({ verb }) => !/^[A-Z].{0,35}$/.test(verb))).toEqual([])
})

it('of a command on many that is watched, a batch says the end', () => {
  const silent = commands.filter(
    ({ watch, many, endOfMany }) => watch && typeof many === 'string' && !endOfMany,
  )
  // The list counts them, and has no bundle any more.
  expect(silent.map(({ name }) => name)).toEqual(['supportBundle.delete'])
})
