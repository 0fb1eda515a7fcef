import { again as disks } from '#features/project/disks/again'
import { again as images } from '#features/project/images/again'
import { again as instances } from '#features/project/instances/again'
import { again as snapshots } from '#features/project/snapshots/again'
import { again as vpcs } from '#features/project/vpcs/again'
import { again as projects } from '#features/silo/projects/again'
import { again as racks } from '#features/system/racks/again'
import { again as supportBundles } from '#features/system/support-bundles/again'
import type { CommandsAgain } from '#features/shared/commandsAgain'

/** The commands of all features that begin again. `tests/contract/nounPlaces.test.ts` says why a kind has none. */
export const commandsAgain: CommandsAgain = {
  ...disks,
  ...images,
  ...instances,
  ...snapshots,
  ...vpcs,
  ...projects,
  ...racks,
  ...supportBundles,
}
