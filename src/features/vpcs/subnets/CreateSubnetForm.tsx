import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { paths } from '#src/paths'
import { subnetsApi } from '#store/api/resources/subnets'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ipv4BlockError, ipv6BlockError } from '#store/model/ip'
import { DescriptionField, NameField, TextField } from '#features/shared/form/fields/TextField'
import {
  checkedText,
  optionalCheckedText,
  resourceDescription,
  resourceName,
} from '#features/shared/form/rules'
import { SelectField } from '#features/shared/form/fields/SelectField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'
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
        ipv4Block: checkedText('IPv4 block', ipv4BlockError),
        ipv6Block: optionalCheckedText((text) => (prefix ? ipv6BlockError(text, prefix) : undefined)),
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
