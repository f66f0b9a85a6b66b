import Plus from 'lucide-react/icons/plus';
import { Button } from '#src/components/ui/button.tsx';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { Forced } from '../../parts/forced.tsx';
import { Row } from '../../parts/row.tsx';

/** One primary button in a place: the step that the place is for. */
export function Variants() {
  return (
    <Row>
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
      <Button variant="ghost">Show as table</Button>
      <Button variant="danger">Remove</Button>
      <Button variant="link">Clear Filters</Button>
    </Row>
  );
}

export function Sizes() {
  return (
    <Row>
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
      <Button size="icon" aria-label="Add">
        <Plus aria-hidden="true" />
      </Button>
      <Button size="icon-sm" aria-label="Add one more">
        <Plus aria-hidden="true" />
      </Button>
      <Button variant="primary">
        <Plus aria-hidden="true" />
        Add reference
      </Button>
    </Row>
  );
}

export function UnderThePointer() {
  return (
    <Row>
      <Forced state="hover">
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Button variant="ghost">Show as table</Button>
        <Button variant="danger">Remove</Button>
        <Button variant="link">Clear Filters</Button>
      </Forced>
    </Row>
  );
}

export function WithTheFocus() {
  return (
    <Row>
      <Forced state="focus">
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Button variant="danger">Remove</Button>
      </Forced>
    </Row>
  );
}

/** The work that it started is pending: further presses do nothing. */
export function Pending() {
  return (
    <Row>
      <Button variant="primary" pending>
        Saving
      </Button>
      <Button pending>Exporting</Button>
    </Row>
  );
}

/** Keeps its place in the tab order, and says why on hover and focus. */
export function Blocked() {
  return (
    <Row>
      <Button variant="primary" blocked="Rate the indicator first">
        Submit to QA
      </Button>
      <Button blocked="This is the first page">Previous</Button>
    </Row>
  );
}

export function Disabled() {
  return (
    <Row>
      <Button variant="primary" disabled>
        Save
      </Button>
      <Button disabled>Cancel</Button>
    </Row>
  );
}

/** A link that is to look like a button takes the classes alone. */
export function AsALink() {
  return (
    <a href="#/" className={buttonVariants({ variant: 'primary' })}>
      Open the edition
    </a>
  );
}
