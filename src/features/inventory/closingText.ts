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
 * What happens when a sled is closed to new instances, with the numbers that are known. Rule: OPS-2.
 *
 * @param instances that run on it
 * @param others sleds that take new instances besides it
 */
export const closingText = (instances: number | undefined, others: number | undefined): string =>
  `New instances and disks are no longer placed on the sled. ${runningText(instances)}${othersText(others)}`
