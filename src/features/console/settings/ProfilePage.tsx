import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { firstPagePicked } from '#store/slices/preferences'
import { meApi } from '#store/api/resources/me'
import type { Group } from '#store/api/generated/types'
import { distinctPeople } from '#model/distinctNames'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { DataTable } from '#ui/tables/DataTable'
import { EmptyState } from '#ui/feedback/EmptyState'
import { IdText } from '#ui/text/IdText'
import { PageHeader } from '#ui/layout/PageHeader'
import { PropertyList } from '#ui/tables/PropertyList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { settings } from '#model/settings'
import { profile } from './noun'

const columns: Column<Group>[] = [
  { id: 'name', header: 'Name', cell: (group) => group.displayName, sortValue: (group) => group.displayName },
]
/** Chosen while the user has chosen no other one. */
const ofInstallation = 'installation'
const pages = [
  { value: 'projects', label: 'Projects' },
  { value: 'home', label: 'Home' },
] as const

/** The choices, with that of the installation by its name where it is one of them. */
function firstPages() {
  const usual = pages.find(({ value }) => settings.firstPage === `/${value}`)
  return [{ value: ofInstallation, label: usual ? `Default (${usual.label})` : 'Default' }, ...pages] as const
}
const menu = (group: Group) => [copyId(group.id)]

/** The current user: name, id, groups. */
export function ProfilePage() {
  const { data: me } = meApi.endpoints.currentUserView.useQuery({})
  const { data: groups } = meApi.endpoints.currentUserGroups.useQuery({})
  const rows = useMemo(() => groups && distinctPeople(groups.items), [groups])
  const firstPage = useAppSelector(({ preferences }) => preferences.firstPage)
  const dispatch = useAppDispatch()
  if (!me) return null
  return (
    <>
      <PageHeader
        title={profile.title}
        context="Your account is managed by your organization's administrator."
      />
      <PropertyList
        items={[
          { label: 'Display name', value: me.displayName },
          { label: 'Silo', value: me.siloName },
          { label: 'User ID', value: <IdText value={me.id} /> },
        ]}
      />
      <Card title="This browser">
        <InlineSelect
          label="First page"
          value={firstPage ?? ofInstallation}
          options={firstPages()}
          onChange={(page) => void dispatch(firstPagePicked(page === ofInstallation ? undefined : page))}
        />
      </Card>
      <Card title="Groups">
        {groups?.items.length === 0 ? (
          <EmptyState small title="No groups" body="Groups come from your identity provider." />
        ) : (
          <DataTable label="Groups" columns={columns} rows={rows} rowKey={(group) => group.id} menu={menu} />
        )}
      </Card>
    </>
  )
}
