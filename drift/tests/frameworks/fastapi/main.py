"""Twelve operations of the contract as a FastAPI team would write them; run, it prints its own OpenAPI document."""

import json
from datetime import date, datetime
from enum import IntEnum, StrEnum
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, FastAPI, Header, Path, Query
from fastapi.security import OAuth2AuthorizationCodeBearer
from pydantic import BaseModel, ConfigDict, EmailStr, Field

signed_in = OAuth2AuthorizationCodeBearer(authorizationUrl="authorize", tokenUrl="token")
api = APIRouter(prefix="/api/v1", dependencies=[Depends(signed_in)])

Id = Annotated[int, Path(ge=1)]
Key = Annotated[UUID | None, Header(alias="Idempotency-Key")]


class Role(IntEnum):
    External = 0
    Spectator = 1
    Researcher = 2
    Admin = 3


class UserStatus(IntEnum):
    Inactive = 0
    Active = 1


class EditionStatus(IntEnum):
    Inactive = 0
    Active = 1


class Permission(StrEnum):
    IndexManagement = "index-management"
    UserManagement = "user-management"
    ReportManagement = "report-management"
    DataEntryImport = "dataentry-import"
    DataEntryExport = "dataentry-export"


class CurrentUser(BaseModel):
    Id: int
    FullName: str
    EmailAddress: EmailStr
    Role: Role
    Permissions: list[Permission]


class User(BaseModel):
    Id: int
    FullName: str
    EmailAddress: EmailStr
    Role: Role
    Status: UserStatus
    DateCreated: datetime
    ReportEditionName: str | None


class UserCreate(BaseModel):
    model_config = ConfigDict(extra="forbid")
    FullName: str = Field(min_length=3, max_length=120)
    EmailAddress: EmailStr
    Role: Role


class UserUpdate(UserCreate):
    Status: UserStatus
    Version: int | None = None


class ReportEdition(BaseModel):
    Id: int
    Name: str
    StartDate: date
    EndDate: date | None
    CreationDate: datetime
    InactiveDate: datetime | None
    Status: EditionStatus
    Version: int = Field(ge=1)


class Notification(BaseModel):
    CommentId: int
    TaggedId: int
    GlobalCountryId: int
    IndicatorId: int
    AuthorName: str
    SnapshotName: str
    CountryName: str
    DateCreated: datetime


class NotificationPage(BaseModel):
    Data: list[Notification]
    Count: int


class Country(BaseModel):
    Id: int
    Name: str
    Region: str
    ISOCode: str


class Comment(BaseModel):
    Id: int
    CommentContent: str
    AuthorId: int
    AuthorName: str
    CommentTaggedUserIds: list[int]
    CountryIndicatorRatingId: int
    CreatedBy: int
    DateCreated: datetime


class CommentPage(BaseModel):
    Data: list[Comment]
    Count: int


class CommentCreate(BaseModel):
    CommentContent: str = Field(min_length=1, max_length=10000)
    taggedUsers: list[int] = Field(max_length=14)


Offset = Annotated[int, Query(ge=0)]
PageSize = Annotated[int, Query(ge=1, le=100)]


@api.get("/login")
def log_in() -> CurrentUser: ...


@api.get("/users/current-user")
def read_current_user() -> CurrentUser: ...


@api.get("/users")
def list_users() -> list[User]: ...


@api.post("/users", status_code=201)
def create_user(body: UserCreate, key: Key = None) -> User: ...


@api.put("/users/{user_id}")
def update_user(user_id: Id, body: UserUpdate, key: Key = None) -> User: ...


@api.get("/report-editions")
def list_report_editions() -> list[ReportEdition]: ...


@api.get("/report-editions/{edition_id}")
def read_report_edition(edition_id: Id) -> ReportEdition: ...


@api.get("/notifications")
def list_notifications(offset: Offset = 0, pageSize: PageSize = 20) -> NotificationPage: ...


@api.put("/notifications/{comment_id}/{tagged_id}")
def clear_notification(comment_id: Id, tagged_id: Id, key: Key = None) -> Notification: ...


@api.get("/countries")
def list_countries() -> list[Country]: ...


comments = "/countries/{country_id}/report-editions/{edition_id}/indicators/{indicator_id}/ratings/{rating_id}/comments"


@api.get(comments)
def list_comments(
    country_id: Id,
    edition_id: Id,
    indicator_id: Id,
    rating_id: Id,
    offset: Offset = 0,
    pageSize: Annotated[int, Query(ge=1, le=200)] = 50,
) -> CommentPage: ...


@api.post(comments, status_code=201)
def add_comment(
    country_id: Id, edition_id: Id, indicator_id: Id, rating_id: Id, body: CommentCreate, key: Key = None
) -> Comment: ...


app = FastAPI(title="Country assessment")
app.include_router(api)

if __name__ == "__main__":
    print(json.dumps(app.openapi(), indent=1))
