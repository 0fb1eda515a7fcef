import type { ExternalIp } from '../api/generated/types'
import { loadConverter } from '../api/versions/converter'
import { isVersion } from '../api/versions/offers'
import { isInModel, modelled, type Modelled } from '../kept/keptModel'
import type { AnswerUp, Undo } from '../undo/place'
import { placeKindOf } from '../undo/places'
import {
  isDeleted,
  recordedDisk,
  recordedIps,
  recordedNic,
  recordedSettings,
  type DeletedInstance,
  type Deletion,
  type RecordedDisk,
} from '../kept/deletedRecords'
import type { Line } from './line'

// The values of lines that were kept in an older model, converted by the steps between the versions of the API: each is a
// part of the answer of an operation, and is converted as that answer is.

function undoUp(undo: Undo, up: AnswerUp): Undo {
  const kind = placeKindOf(undo)
  if (!kind) throw new Error(`There is no place ${undo.kind}`)
  return { ...undo, ...kind.inModel(undo, up) }
}

interface Page<Row> {
  items: readonly Row[]
}

function instanceUp(record: DeletedInstance, up: AnswerUp): DeletedInstance {
  const { disks, nics, ephemeralIps, floatingIps } = record
  const ips = [
    ...ephemeralIps.map((ip) => ({ kind: 'ephemeral', ...ip })),
    ...floatingIps.map((ip) => ({ kind: 'floating', ...ip })),
  ]
  const page = <Row>(operation: Parameters<AnswerUp>[0], items: readonly unknown[]) =>
    (up(operation, { items }) as Page<Row>).items
  const { kind, project, antiAffinityGroups, affinityGroups, sshKeys, unread } = record
  return {
    kind,
    project,
    antiAffinityGroups,
    affinityGroups,
    sshKeys,
    unread,
    ...recordedSettings(up('instanceView', record) as DeletedInstance),
    disks: page<RecordedDisk>('instanceDiskList', disks).map(recordedDisk),
    nics: page<DeletedInstance['nics'][number]>('instanceNetworkInterfaceList', nics).map((nic, index) => ({
      ...recordedNic(nic),
      vpcName: nics[index]?.vpcName,
      subnetName: nics[index]?.subnetName,
    })),
    ...recordedIps(page<ExternalIp>('instanceExternalIpList', ips)),
  }
}

function deletionUp(deleted: Deletion, up: AnswerUp): Deletion {
  const { kind, project } = deleted
  const found = modelled(
    kind === 'disk'
      ? { kind, project, ...recordedDisk(up('diskView', deleted) as RecordedDisk) }
      : instanceUp(deleted as Deletion & DeletedInstance, up),
  )
  if (!isDeleted(found)) throw new Error('It is no record')
  return found
}

/** Lines with the values of the region in the model. What cannot be converted stays as it was kept. */
export async function convertLines(lines: readonly Line[]): Promise<readonly Line[]> {
  const models = lines.flatMap(({ undo, deleted }) => [undo?.model, deleted?.model]).filter(isVersion)
  const converters = new Map(
    await Promise.all(
      [...new Set(models)].map(async (model) => [model as string, await loadConverter(model)] as const),
    ),
  )
  function inModel<Kept extends Modelled>(kept: Kept, convert: (kept: Kept, up: AnswerUp) => Kept): Kept {
    const converter = converters.get(kept.model)
    if (isInModel(kept) || !converter) return kept
    try {
      return modelled(convert(kept, converter.readAnswer))
    } catch {
      return kept
    }
  }
  return lines.map(({ undo, deleted, ...line }) => ({
    ...line,
    ...(undo && { undo: inModel(undo, undoUp) }),
    ...(deleted && { deleted: inModel(deleted, deletionUp) }),
  }))
}
