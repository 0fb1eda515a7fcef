import { dayColumn } from '#features/shared/dayLines/dayColumn'

/**
 * The CPU of the last day in the rows of instances.
 *
 * @param project of all rows; undefined for instances of any project, for which operators ask the region
 */
export const cpuColumn = <Row extends { id: string }>(project: string | undefined) =>
  dayColumn<Row>(async () => (await import('../cpuOfDay')).cpuOfDay(project))
