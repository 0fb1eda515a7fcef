// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const diskBulkWriteImport: Operation<'diskBulkWriteImport'> = {
  name: 'diskBulkWriteImport',
  method: 'POST',
  path: '/v1/disks/{disk}/bulk-write',
  query: ['project'],
  body: 'json',
}

export const diskBulkWriteImportStart: Operation<'diskBulkWriteImportStart'> = {
  name: 'diskBulkWriteImportStart',
  method: 'POST',
  path: '/v1/disks/{disk}/bulk-write-start',
  query: ['project'],
}

export const diskBulkWriteImportStop: Operation<'diskBulkWriteImportStop'> = {
  name: 'diskBulkWriteImportStop',
  method: 'POST',
  path: '/v1/disks/{disk}/bulk-write-stop',
  query: ['project'],
}

export const diskCreate: Operation<'diskCreate'> = {
  name: 'diskCreate',
  method: 'POST',
  path: '/v1/disks',
  query: ['project'],
  body: 'json',
}

export const diskDelete: Operation<'diskDelete'> = {
  name: 'diskDelete',
  method: 'DELETE',
  path: '/v1/disks/{disk}',
  query: ['project'],
}

export const diskFinalizeImport: Operation<'diskFinalizeImport'> = {
  name: 'diskFinalizeImport',
  method: 'POST',
  path: '/v1/disks/{disk}/finalize',
  query: ['project'],
  body: 'json',
}

export const diskList: Operation<'diskList'> = {
  name: 'diskList',
  method: 'GET',
  path: '/v1/disks',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const diskView: Operation<'diskView'> = {
  name: 'diskView',
  method: 'GET',
  path: '/v1/disks/{disk}',
  query: ['project'],
}
