import { capital } from '#model/case'
import type { Instance } from '#store/api/generated/types'
import { addressesOf } from '#model/network/privateIps'
import { GIB } from '#model/units'
import { attachedDisks } from '../rules/instances'
import { idOf } from '../random'
import type { Region } from '../region'

/** A machine as its kernel sees it, derived from the rows of the region. */
export interface Hardware {
  hostname: string
  os: string
  ncpus: number
  memoryBytes: number
  /** The boot disk first. */
  disks: readonly { name: string; sizeGiB: number; blockSize: number }[]
  nics: readonly { mac: string; ip: string; gateway: string; width: number }[]
  keys: readonly { name: string; fingerprint: string }[]
  hostKey: string
}

/** A text in the form of a key fingerprint, derived from another text. */
const fingerprint = (text: string) =>
  `SHA256:${btoa(idOf(text) + idOf(`${text} again`))
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 43)}`

/** `harbour-linux` 13 → `Harbour Linux 13`. */
const title = (os: string, version: string) => [...os.split('-').map(capital), version].join(' ')

/** The present hardware of an instance. */
export function hardwareOf(region: Region, instance: Instance): Hardware {
  const { world } = region
  const attached = attachedDisks(region, instance.id)
  const boot = attached.find((disk) => disk.id === instance.bootDiskId)
  const image = world.images.get(boot?.imageId ?? '')
  return {
    hostname: instance.hostname,
    os: image ? title(image.os, image.version) : 'Harbour Linux 13',
    ncpus: instance.ncpus,
    memoryBytes: instance.memory,
    disks: [...(boot ? [boot] : []), ...attached.filter((disk) => disk !== boot)].map((disk) => ({
      name: disk.name,
      sizeGiB: disk.size / GIB,
      blockSize: disk.blockSize,
    })),
    nics: world.nics
      .where((nic) => nic.instanceId === instance.id)
      .flatMap((nic) => {
        // The guest shows the IPv4 address of an interface with two.
        const [ip] = addressesOf(nic.ipStack)
        if (ip === undefined) return []
        const subnet = world.subnets.get(nic.subnetId)
        const isIpv6 = ip.includes(':')
        return {
          mac: nic.mac.toLowerCase(),
          ip,
          gateway: ip.replace(/[\da-f]+$/, '1'),
          width: Number(
            (isIpv6 ? subnet?.ipv6Block : subnet?.ipv4Block)?.split('/')[1] ?? (isIpv6 ? 64 : 22),
          ),
        }
      }),
    keys: (world.instanceKeys.get(instance.id)?.keys ?? []).map(({ id, name }) => ({
      name,
      fingerprint: fingerprint(id),
    })),
    hostKey: fingerprint(`host key ${instance.id}`),
  }
}
