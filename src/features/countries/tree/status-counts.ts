import { WORKFLOW_STATUS_NAMES, type WorkflowStatusName } from '#src/components/ui/workflow-status.ts';
import type { TreeNode } from './tree-rows.ts';

/** How many indicators of a node, or of several, stand at each step. */
export function statusCounts(...nodes: TreeNode[]): Record<WorkflowStatusName, number> {
  const counts = { Open: 0, ResearchInProgress: 0, QAInProgress: 0, QACompleted: 0 };
  const count = (node: TreeNode) => {
    if ('WorkflowStatus' in node) counts[WORKFLOW_STATUS_NAMES[node.WorkflowStatus] ?? 'Open']++;
    else node.Children.forEach(count);
  };
  nodes.forEach(count);
  return counts;
}
