import type { Nodes } from 'mdast';

/** The leaf nodes below a node, in order; iterative, so any depth is safe. */
export const leavesOf = (node: Nodes): Nodes[] => {
  const leaves: Nodes[] = [];
  const open: Nodes[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if ('children' in next) for (const child of next.children.toReversed()) open.push(child);
    else leaves.push(next);
  }
  return leaves;
};
