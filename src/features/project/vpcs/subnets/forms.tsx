import { useMemo } from 'react'
import { object, string } from 'yup'
import { routersApi } from '#store/api/resources/routers'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import type { ApiError } from '#model/apiError'
import { ipv4BlockError, ipv6BlockError } from '#model/network/ip'
import { networkCollaborator } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { loadFresh, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { choiceStatus } from '#features/kit/form/choices'
import { NetworkField } from '#features/kit/form/fields/NetworkField'
import { SelectField } from '#features/kit/form/fields/SelectField'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { checkedText, optionalCheckedText, resourceDescription, resourceName } from '#features/kit/form/rules'
import { subnets } from './noun'

/** The select's value for no router; it cannot be empty. */
const NO_ROUTER = 'none'

/** The choices of a subnet's router: custom routers. The system router serves every subnet anyway. */
function useRouterChoices(at: { project: string; vpc: string }) {
  const query = routersApi.endpoints.vpcRouterList.useQuery({ ...at, limit: ALL_LIMIT })
  const custom = (query.currentData?.items ?? []).filter((router) => router.kind === 'custom')
  return {
    noun: 'router',
    choices: [
      { value: NO_ROUTER, label: 'None' },
      ...custom.map(({ id, name }) => ({ value: id, label: name })),
    ],
    status: choiceStatus(query),
  }
}

/** The field that an error belongs to: the region quotes the block that it refuses. Rule: FORM-2. */
function subnetFieldErrors({ message }: ApiError): { ipv4Block?: string; ipv6Block?: string } {
  const [, block] = /'([\da-f.:]+\/\d+)'/i.exec(message) ?? []
  if (block === undefined) return {}
  return block.includes(':') ? { ipv6Block: message } : { ipv4Block: message }
}

const initial = { name: '', description: '', ipv4Block: '', ipv6Block: '', customRouter: NO_ROUTER }

/** Creates a subnet. */
export function CreateSubnetForm() {
  const at = useParam('project', 'vpc')
  const routers = useRouterChoices(at)
  const prefix = vpcsApi.endpoints.vpcView.useQuery(at).data?.ipv6Prefix ?? ''
  const schema = useMemo(
    () =>
      object({
        name: resourceName(),
        description: resourceDescription(),
        ipv4Block: checkedText('IPv4 block', ipv4BlockError),
        ipv6Block: optionalCheckedText((text) => (prefix ? ipv6BlockError(text, prefix) : undefined)),
        customRouter: string().required(),
      }),
    [prefix],
  )
  return (
    <SidePanelForm
      title={subnets.panels.create}
      needs={subnets.creates.create}
      schema={schema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'ipv4Block', 'ipv6Block', 'customRouter'] }}
      send={({ ipv6Block, customRouter, ...body }, { save }) =>
        save(subnetsApi.endpoints.vpcSubnetCreate, {
          ...at,
          body: {
            ...body,
            ...(ipv6Block && { ipv6Block }),
            ...(customRouter === NO_ROUTER ? {} : { customRouter }),
          },
        })
      }
      saved={(subnet) => `Subnet ${subnet.name} created`}
      back={subnets.to.list(at)}
      fieldErrorsFrom={subnetFieldErrors}
    >
      <NameField />
      <DescriptionField />
      <NetworkField name="ipv4Block" label="IPv4 block" hint="A private network, for example 10.0.1.0/24" />
      <NetworkField
        name="ipv6Block"
        label="IPv6 block"
        optional
        hint={`A /64 within ${prefix || "the VPC's prefix"}. Left empty, one is chosen at random.`}
      />
      <SelectField name="customRouter" label="Custom router" {...routers} />
    </SidePanelForm>
  )
}

export const editLoader = loadFresh(
  subnetsApi.endpoints.vpcSubnetView,
  ({ project, vpc, subnet }: At<'project' | 'vpc' | 'subnet'>) => ({ project, vpc, subnet }),
)

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  customRouter: string().required(),
})

interface SubnetValues {
  name: string
  description: string
  customRouter: string
}

const subnetBody = ({ customRouter, ...names }: SubnetValues) => ({
  ...names,
  customRouter: customRouter === NO_ROUTER ? null : customRouter,
})

/** The routers of a subnet by name; undefined for none of its own. */
type RouterName = string | undefined

/** Sentences on how a changed router affects the traffic of a subnet; none if the router stays the same. */
export function subnetEffects(was: RouterName, now: RouterName): readonly string[] {
  if (was === now) return []
  if (now === undefined)
    return [
      `Traffic of this subnet no longer follows the routes of router ${was}, only those of the system router.`,
    ]
  return [
    `Traffic of this subnet follows the routes of router ${now} from then on${was === undefined ? '' : `, and no longer those of ${was}`}.`,
  ]
}

/** Edits name, description and router of a subnet. Its blocks cannot change. */
export function EditSubnetForm() {
  const { subnet: name, ...at } = useParam('project', 'vpc', 'subnet')
  const routers = useRouterChoices(at)
  const { data: subnet } = subnetsApi.endpoints.vpcSubnetView.useQuery({ ...at, subnet: name })
  const labelOf = (id: string) => routers.choices.find(({ value }) => value === id)?.label ?? id
  const edit = useEdit({ customRouter: { none: 'None', text: labelOf } })
  if (!subnet) return null
  const routerName = (id: string) => (id === NO_ROUTER ? undefined : labelOf(id))
  return (
    <SidePanelForm
      title={subnets.panels.edit}
      name={subnet.name}
      submitLabel="Update subnet"
      needs={networkCollaborator}
      schema={schema}
      initial={{
        name: subnet.name,
        description: subnet.description,
        customRouter: subnet.customRouterId ?? NO_ROUTER,
      }}
      draft={{ fields: ['name', 'description', 'customRouter'] }}
      effects={({ customRouter }) =>
        subnetEffects(routerName(subnet.customRouterId ?? NO_ROUTER), routerName(customRouter))
      }
      send={(values, { save, ask, was }) =>
        edit(
          { was: subnetBody(was), body: subnetBody(values) },
          (next) => save(subnetsApi.endpoints.vpcSubnetUpdate, { subnet: subnet.id, ...next }),
          ask,
        )
      }
      saved={(saved) => `Subnet ${saved.name} updated`}
      back={subnets.to.list(at)}
    >
      <NameField />
      <DescriptionField />
      <SelectField name="customRouter" label="Custom router" {...routers} />
      <ResourceMeta
        record={subnet}
        more={[
          { label: 'IPv4 block', value: <code>{subnet.ipv4Block}</code> },
          { label: 'IPv6 block', value: <code>{subnet.ipv6Block}</code> },
        ]}
      />
    </SidePanelForm>
  )
}
