import { formatCount } from '#ui/format/numbers'

const runningText = (instances: number | undefined) => {
  if (instances === 0) return 'Nothing runs on it.'
  const what =
    instances === undefined
      ? 'The instances that run on it stay'
      : instances === 1
        ? 'The instance that runs on it stays'
        : `The ${formatCount(instances)} instances that run on it stay`
  return `${what}; one that is stopped and started again goes to another sled.`
}

const othersText = (others: number | undefined) => {
  if (others === undefined) return ''
  if (others === 0) return ' No other sled takes new instances: nothing can start until one does.'
  return others === 1
    ? ' One other sled takes new instances.'
    : ` ${formatCount(others)} other sleds take new instances.`
}

/**
 * The effect of closing a sled to new instances, with the known numbers. Rule: OPS-2.
 *
 * @param instances that run on it
 * @param others other sleds that take new instances
 */
export const closingText = (instances: number | undefined, others: number | undefined): string =>
  `New instances and disks are no longer placed on the sled. ${runningText(instances)}${othersText(others)}`
