import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/web/api/api-client.ts';
import * as contract from '../contract.ts';

const profileKey = [contract.getProfile.name];

/** The saved profile, refetched on every mount. */
export const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: async ({ signal }) => (await callApi(contract.getProfile, {}, { signal })).profile,
  staleTime: 0,
});

export const useProfile = () => useQuery(profileQuery);

/** Saves what was changed of the profile since `before`, and invalidates the data derived from it. */
export const useSaveProfile = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: { profile: contract.Profile; before: contract.Profile | undefined }) =>
      (await callApi(contract.saveProfile, change)).profile,
    onSuccess: async (saved) => {
      queries.setQueryData(profileKey, saved);
      await queries.invalidateQueries({ queryKey: [contract.getProgress.name] });
    },
  });
};

export const useConcentrations = () =>
  useQuery({
    queryKey: [contract.listConcentrations.name],
    queryFn: ({ signal }) => callApi(contract.listConcentrations, {}, { signal }),
  });

export const useSecondaryFields = () =>
  useQuery({
    queryKey: [contract.listSecondaryFields.name],
    queryFn: ({ signal }) => callApi(contract.listSecondaryFields, {}, { signal }),
  });

/** Concentrations that can be combined with this one; fetched per concentration. */
export const useJointOptions = (concentration: string) =>
  useQuery({
    queryKey: [contract.listJointOptions.name, concentration],
    queryFn: ({ signal }) => callApi(contract.listJointOptions, { concentration }, { signal }),
    enabled: concentration !== '',
  });

/** Requirement progress of the saved profile. */
export const useProgress = (isSaved: boolean) =>
  useQuery({
    queryKey: [contract.getProgress.name],
    queryFn: async ({ signal }) => (await callApi(contract.getProgress, {}, { signal })).programmes,
    enabled: isSaved,
  });

/** Requirement progress of the form's current values, saved or not. The last result stays until the next one arrives. */
export const useFormProgress = (form: contract.Profile) => {
  const { concentration, academic_type, secondary_field, courses_taken } = form;
  const second_concentration = academic_type === 'single' ? '' : form.second_concentration;
  const counted = { concentration, second_concentration, secondary_field, courses_taken };
  return useQuery({
    queryKey: [contract.countProgress.name, counted],
    queryFn: async ({ signal }) => (await callApi(contract.countProgress, counted, { signal })).programmes,
    enabled: [concentration, second_concentration, secondary_field].some((name) => name !== ''),
    placeholderData: keepPreviousData,
  });
};
