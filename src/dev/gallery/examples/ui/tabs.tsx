import { Tabs, TabsContent, TabsList, TabsTrigger } from '#src/components/ui/tabs.tsx';

/** Arrows, Home and End move. */
export function Three() {
  return (
    <Tabs defaultValue="comments">
      <TabsList aria-label="About the rating">
        <TabsTrigger value="comments">Comments</TabsTrigger>
        <TabsTrigger value="history">History</TabsTrigger>
        <TabsTrigger value="activity" disabled>
          Activity
        </TabsTrigger>
      </TabsList>
      <TabsContent value="comments">No comments yet.</TabsContent>
      <TabsContent value="history">Saved twice.</TabsContent>
      <TabsContent value="activity">Nothing.</TabsContent>
    </Tabs>
  );
}
