import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { disks } from '#features/project/disks/noun'
import type { Disk } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { unlessAtRest, type Birth } from '#store/commands/birth'
import { restText } from '#store/commands/end'
import { FOLLOWED } from '#store/commands/followed'

/** A new disk, which says that it is ready. @param project its name */
export const bornDisk = ({ id, name, state: { state } }: Disk, project: string): Birth | undefined =>
  unlessAtRest(diskLifecycle, {
    subject: { kind: 'disk', id, name, state },
    follow: disksApi.endpoints.diskView.initiate({ disk: id }, FOLLOWED),
    end: ({ reached = state }) => ({
      says: reached === 'detached' ? `Disk ${name} is ready` : restText(name, reached),
      next: { label: 'View disk', to: disks.to.page({ project, disk: name }) },
    }),
  })
