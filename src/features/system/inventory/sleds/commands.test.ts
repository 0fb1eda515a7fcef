import { expect, it } from 'vitest'
import { ONE } from '#store/commands/article'
import { closingText } from './commands'

const head = 'New instances and disks are no longer placed on the sled.'

it.each([
  [
    undefined,
    undefined,
    'The instances that run on it stay; one that is stopped and started again goes to another sled.',
  ],
  [0, 12, 'Nothing runs on it. 12 other sleds take new instances.'],
  [
    1,
    1,
    'The instance that runs on it stays; one that is stopped and started again goes to another sled. One other sled takes new instances.',
  ],
  [
    7,
    0,
    'The 7 instances that run on it stay; one that is stopped and started again goes to another sled. No other sled takes new instances: nothing can start until one does.',
  ],
])('%s instances, %s other sleds', (instances, others, text) => {
  expect(closingText(instances, others, ONE)).toBe(`${head} ${text}`)
})
