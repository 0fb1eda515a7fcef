import { expect, it } from 'vitest'
import { TaskQueue } from './taskQueue'

it('runs a few at a time, in order, without those that have left the line', async () => {
  const queue = new TaskQueue(2)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const run = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((end) => ends.push(end))
  }
  const leave = ['a', 'b', 'c', 'd'].map((name) => queue.add(run(name)))
  expect(begun).toEqual(['a', 'b'])
  leave[2]?.()
  ends[0]?.()
  await expect.poll(() => begun).toEqual(['a', 'b', 'd'])
  queue.add(run('e'))
  expect(begun).toEqual(['a', 'b', 'd'])
  // Leaving the queue neither ends a running task nor gives its turn to the next.
  leave[1]?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  ends[1]?.()
  await expect.poll(() => begun).toEqual(['a', 'b', 'd', 'e'])
})
