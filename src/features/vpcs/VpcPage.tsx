import { Link } from 'react-router'
import { paths } from '../../paths'
import { vpcsApi } from '../../store/api/vpcs'
import { dateOf } from '../../store/model/dates'
import { ActionMenu } from '../../ui/ActionMenu'
import { DateText } from '../../ui/DateText'
import { IdText } from '../../ui/IdText'
import { PageHeader } from '../../ui/PageHeader'
import { PropertyList } from '../../ui/PropertyList'
import { Tabs } from '../shared/Tabs'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { useParam } from '../shared/useParam'
import { useShown } from '../shared/useShown'
import { deleteVpc } from './commands'
import { LearnAbout } from '../help/LearnAbout'

/** One VPC: what it is, what may be done with it, and its tabs. */
export function VpcPage() {
  const at = useParam('project', 'vpc')
  const query = vpcsApi.endpoints.vpcView.useQuery(at)
  const vpc = useShown(query, paths.vpcs(at))
  const commandItems = useCommandItems()
  if (!vpc) return null
  return (
    <>
      <PageHeader
        title={vpc.name}
        context={vpc.description}
        actions={
          <>
            <LearnAbout topic="vpcs" />
            <ActionMenu
              label="VPC actions"
              items={[
                copyId(vpc.id),
                {
                  key: 'edit',
                  label: 'Edit',
                  link: <Link to={paths.vpcEdit(at)} preventScrollReset />,
                },
                ...commandItems([deleteVpc], vpc),
              ]}
            />
          </>
        }
      />
      <PropertyList
        items={[
          { label: 'DNS name', value: <code>{vpc.dnsName}</code> },
          { label: 'IPv6 prefix', value: <IdText value={vpc.ipv6Prefix} /> },
          { label: 'Created', value: <DateText at={dateOf(vpc, 'timeCreated')} /> },
          { label: 'Updated', value: <DateText at={dateOf(vpc, 'timeModified')} /> },
          { label: 'ID', value: <IdText value={vpc.id} /> },
        ]}
      />
      <Tabs
        label="VPC"
        tabs={[
          { label: 'Firewall rules', to: paths.firewallRules(at), also: paths.vpcEdit(at) },
          { label: 'Subnets', to: paths.subnets(at) },
          { label: 'Routers', to: paths.routers(at) },
          { label: 'Internet gateways', to: paths.internetGateways(at) },
          { label: 'Map', to: paths.vpcMap(at) },
        ]}
      />
    </>
  )
}
