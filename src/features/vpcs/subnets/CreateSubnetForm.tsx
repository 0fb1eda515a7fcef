import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { paths } from '../../../paths'
import { subnetsApi } from '../../../store/api/subnets'
import { vpcsApi } from '../../../store/api/vpcs'
import { ipv4BlockFault, ipv6BlockFault } from '../../../store/model/ip'
import { DescriptionField, NameField, TextField } from '../../shared/form/fields'
import { judged, judgedIfGiven, resourceDescription, resourceName } from '../../shared/form/rules'
import { SelectField } from '../../shared/form/SelectField'
import { SidePanelForm } from '../../shared/form/SidePanelForm'
import { useNotify } from '../../shared/useNotify'
import { useParam } from '../../shared/useParam'
import { NO_ROUTER, useRouterChoices } from './useRouterChoices'

const initial = { name: '', description: '', ipv4Block: '', ipv6Block: '', customRouter: NO_ROUTER }

/** Creates a subnet. */
export function CreateSubnetForm() {
  const at = useParam('project', 'vpc')
  const go = useNavigate()
  const notify = useNotify()
  const routers = useRouterChoices(at)
  const prefix = vpcsApi.endpoints.vpcView.useQuery(at).data?.ipv6Prefix ?? ''
  const [create] = subnetsApi.endpoints.vpcSubnetCreate.useMutation()
  const schema = useMemo(
    () =>
      object({
        name: resourceName(),
        description: resourceDescription(),
        ipv4Block: judged('IPv4 block', ipv4BlockFault),
        ipv6Block: judgedIfGiven((text) => (prefix ? ipv6BlockFault(text, prefix) : undefined)),
        customRouter: string().required(),
      }),
    [prefix],
  )
  const back = () => void go(paths.subnets(at), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Create subnet"
      submitLabel="Create subnet"
      schema={schema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'ipv4Block', 'ipv6Block', 'customRouter'] }}
      send={({ ipv6Block, customRouter, ...body }) =>
        create({
          ...at,
          body: {
            ...body,
            ...(ipv6Block ? { ipv6Block } : {}),
            ...(customRouter === NO_ROUTER ? {} : { customRouter }),
          },
        }).unwrap()
      }
      onSaved={(subnet) => {
        notify(`Subnet ${subnet.name} created`)
        back()
      }}
      onDismiss={back}
    >
      <NameField />
      <DescriptionField />
      <TextField name="ipv4Block" label="IPv4 block" hint="A private network, for example 10.0.1.0/24" />
      <TextField
        name="ipv6Block"
        label="IPv6 block"
        optional
        hint={`A /64 within ${prefix || "the VPC's prefix"}. Left empty, one is chosen at random.`}
      />
      <SelectField name="customRouter" label="Custom router" {...routers} />
    </SidePanelForm>
  )
}
