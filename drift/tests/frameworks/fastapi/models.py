"""What the twelve operations take and give."""

from datetime import date, datetime
from enum import IntEnum, StrEnum

from pydantic import BaseModel, ConfigDict, EmailStr, Field


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
