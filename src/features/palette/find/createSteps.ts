import type { Params } from 'react-router'
import { fleetAccess, projectAccess, siloAccess } from '#features/access/noun'
import { addressLots } from '#features/address-lots/noun'
import { affinityGroups } from '#features/affinity/noun'
import { alertReceivers, alertSubscriptions, webhookSecrets } from '#features/alerts/noun'
import { bfdSessions } from '#features/bfd-sessions/noun'
import { announceSets, bgpConfigs } from '#features/bgp/noun'
import { disks } from '#features/disks/noun'
import { floatingIps } from '#features/floating-ips/noun'
import { projectImages } from '#features/images/noun'
import { createInstanceTitle, instances } from '#features/instances/noun'
import { ipPools } from '#features/ip-pools/noun'
import { fill, paramsOf } from '#features/kit/noun/address'
import type { SidebarPlace } from '#features/kit/noun/noun'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { loopbackAddresses } from '#features/loopback-addresses/noun'
import { probes } from '#features/probes/noun'
import { projects } from '#features/projects/noun'
import { sshKeys } from '#features/settings/ssh-keys/noun'
import { certificates } from '#features/silo/certificates/noun'
import { silos } from '#features/silos/noun'
import { snapshots } from '#features/snapshots/noun'
import { supportBundles } from '#features/support-bundles/noun'
import { createSettingsTitle, switchPortSettings } from '#features/switch-port-settings/noun'
import { repositories, targetRelease, trustRoots } from '#features/update/noun'
import { firewallRules } from '#features/vpcs/firewall/noun'
import { internetGateways } from '#features/vpcs/gateways/noun'
import { vpcs } from '#features/vpcs/noun'
import { routers } from '#features/vpcs/routers/noun'
import { subnets } from '#features/vpcs/subnets/noun'
import {
  changesSilo,
  fleetAdmin,
  fleetCollaborator,
  networkCollaborator,
  projectAdmin,
  projectCollaborator,
  siloAdmin,
  siloCollaborator,
  type Needs,
} from '#store/model/needs'
import { isOff } from '#store/model/settings'
import type { Here } from './here'

interface Page {
  path: string
}

/** The create action of a list. */
export interface FoundStep {
  /** As its list calls it. */
  label: string
  to: Page
  list: Page
  /** The role that allows it. */
  needs?: Needs
  isForOperators?: boolean
}

interface Created {
  panels: { create: string }
  to: { list: Page; create: Page }
  sidebar?: SidebarPlace | undefined
}

const step = ({ panels, to, sidebar }: Created, needs?: Needs): FoundStep => ({
  label: panels.create,
  to: to.create,
  list: to.list,
  needs,
  isForOperators: sidebar?.isForOperators,
})

/** A noun whose form is a page. */
const pageStep = (label: string, { to }: Pick<Created, 'to'>, needs: Needs): FoundStep => ({
  label,
  to: to.create,
  list: to.list,
  needs,
})

/** The create actions of all lists whose action depends on no record, by the area of their pages. */
export const createSteps: Readonly<Record<'project' | 'silo' | 'system' | 'settings', readonly FoundStep[]>> =
  {
    project: [
      pageStep(createInstanceTitle, instances, projectCollaborator),
      step(disks, projectCollaborator),
      step(snapshots, projectCollaborator),
      step(projectImages, projectCollaborator),
      step(vpcs, networkCollaborator),
      step(floatingIps, projectCollaborator),
      step(affinityGroups, projectCollaborator),
      step(projectAccess, projectAdmin),
      step(probes, fleetAdmin),
      step(firewallRules, networkCollaborator),
      step(subnets, networkCollaborator),
      step(routers, networkCollaborator),
      step(internetGateways, networkCollaborator),
    ],
    silo: [
      step(projects, siloCollaborator),
      step(siloAccess, siloAdmin),
      step(certificates, changesSilo(true, 'admin')),
    ],
    system: [
      step(silos, fleetCollaborator),
      step(fleetAccess, fleetAdmin),
      step(ipPools, fleetAdmin),
      { label: ipPools.panels.addRange, to: ipPools.to.addRange, list: ipPools.to.list, needs: fleetAdmin },
      pageStep(createSettingsTitle, switchPortSettings, fleetAdmin),
      step(announceSets, fleetAdmin),
      step(bgpConfigs, fleetAdmin),
      { label: bfdSessions.panels.enable, to: bfdSessions.to.enable, list: bfdSessions.to.list },
      step(addressLots, fleetCollaborator),
      step(loopbackAddresses, fleetAdmin),
      step(alertReceivers, fleetCollaborator),
      step(alertSubscriptions, fleetAdmin),
      step(webhookSecrets, fleetAdmin),
      step(trustRoots, fleetAdmin),
      {
        label: repositories.panels.upload,
        to: repositories.to.upload,
        list: targetRelease.to.list,
        needs: fleetAdmin,
      },
      step(supportBundles, fleetAdmin),
    ],
    settings: [step(sshKeys)],
  }

/**
 * The create actions of the lists of all areas that the user may open: those of the project, the VPC, the IP pool and
 * the alert receiver of the page, and those of the silo, the region and the settings. Outside of all projects, those of
 * the project that was used last.
 *
 * @param whyNot why the user's role does not allow something, as far as that is known
 */
export function createsFor(
  { silo, project, lastProject, vpc, pool, receiver, isOperator }: Here,
  whyNot: (needs: Needs | undefined, project: string | undefined) => string | undefined,
): readonly PaletteEntry[] {
  const here: Params = { project, vpc, pool, receiver }
  const entries = (steps: readonly FoundStep[], place: string, at: Params = here): PaletteEntry[] =>
    steps
      .filter(
        ({ to, list, isForOperators = false }) =>
          (isOperator || !isForOperators) &&
          !isOff(list.path) &&
          paramsOf(to.path).every((name) => at[name] !== undefined),
      )
      .map(({ label, to, needs }) => ({
        label,
        also: label.replace(/^\S+/, 'New'),
        group: 'Actions',
        place: placeOf(to, place, at),
        isFound: true,
        to: fill(to.path, at),
        disabledReason: whyNot(needs, at['project']),
      }))
  return [
    ...entries(createSteps.project, `Project ${project}`),
    ...entries(createSteps.silo, `Silo ${silo}`),
    ...(isOperator ? entries(createSteps.system, 'System') : []),
    ...entries(createSteps.settings, 'Settings'),
    ...(project === undefined && lastProject !== undefined
      ? entries(createSteps.project, `Project ${lastProject}`, { project: lastProject })
      : []),
  ]
}

/** The area of an action, and what it is for in it: "Project web, VPC default". */
function placeOf({ path }: Page, place: string, at: Params): string {
  const last = paramsOf(path).at(-1)
  const of = [vpcs, ipPools, alertReceivers].find(({ to }) => paramsOf(to.page.path).at(-1) === last)
  return of && last !== undefined ? `${place}, ${of.one} ${at[last] ?? ''}` : place
}
