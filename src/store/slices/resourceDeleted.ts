import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const slice = createSlice({
  name: 'deleted',
  initialState: [] as string[],
  reducers: {
    /** This console deleted a resource, by id: pages about it have nothing to show. */
    resourceDeleted: (state, { payload }: PayloadAction<string>) => {
      state.push(payload)
    },
  },
})

export const { resourceDeleted } = slice.actions
export const deletedReducer = slice.reducer
